// The page of a package for learning platforms, made of its sources. The published command line has it inside.

/** @returns {Promise<string>} whose `meta[name="exercise"]` is to hold the exercise */
export async function coursePage() {
  const oneFile = await import('../scripts/dist/one-file.js')
  return oneFile.coursePage()
}
