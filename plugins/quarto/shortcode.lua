-- Quarto: {{< gametree "((3 5) (2 9))" step=cutoff:1 >}} is a fence with the name gametree, and its attributes.

local filter = dofile(quarto.utils.resolve_path('gametree.lua'))

return {
  gametree = function(args, named)
    local attributes = {}
    for name, value in pairs(named) do attributes[name] = pandoc.utils.stringify(value) end
    local text = pandoc.utils.stringify(args[1])
    return filter[1].CodeBlock(pandoc.CodeBlock(text, pandoc.Attr('', { 'gametree' }, attributes)))
  end,
}
