/** A plugin of markdown-it: fences with the name `gametree` become trees, with their figures inside. */
export default function gametree(md: any): void
