/** A plugin of remark: fences with the name `gametree` become trees, with their figures inside. */
export default function gametree(): (tree: any, file: any) => Promise<void>
