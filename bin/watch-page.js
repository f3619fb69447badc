// The page that follows a program, made of its sources. The published command line has it inside.

/** @returns {Promise<string>} */
export async function watchPage() {
  const made = await import('../scripts/dist/one-file.js')
  return made.watchPage()
}
