// The page that follows a program, made of its sources. The published command line has it inside.

/** @returns {Promise<string>} */
export async function watchPage() {
  const oneFile = await import('../scripts/dist/one-file.js')
  return oneFile.watchPage()
}
