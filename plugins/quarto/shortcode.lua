-- Quarto: {{< gametree "((3 5) (2 9))" step=cutoff:1 >}} is a fence with the name gametree, and its attributes.

local language, tree = table.unpack(dofile(quarto.utils.resolve_path('gametree.lua')))

return {
  gametree = function(args, named, meta)
    local attributes = {}
    for name, value in pairs(named) do attributes[name] = pandoc.utils.stringify(value) end
    -- Without quotes each word is an argument.
    local words = pandoc.List(args):map(pandoc.utils.stringify)
    language.Meta(meta)
    return tree.CodeBlock(pandoc.CodeBlock(table.concat(words, ' '), pandoc.Attr('', { 'gametree' }, attributes)))
  end,
}
