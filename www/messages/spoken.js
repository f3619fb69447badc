import { languageFor } from './messages.js'

/** The language of a page: the first on offer of those asked for, else of those of the browser. @param {...(string | null | undefined)} asked */
export function spokenLanguage(...asked) {
  const languages = [...asked, ...navigator.languages].map((tag) => tag && languageFor(tag))
  return languages.find(Boolean) || 'en'
}
