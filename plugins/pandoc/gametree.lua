-- pandoc: fences with the name gametree become trees, live in HTML, as TikZ in LaTeX, as SVG elsewhere.
-- Needs the npm package secateur in the folder that pandoc runs in.

local html = FORMAT:match('html') or FORMAT == 'revealjs' or FORMAT == 'slidy'
local latex = FORMAT == 'latex' or FORMAT == 'beamer'
local drawn = 0
local SIGNS = { ['&lt;'] = '<', ['&gt;'] = '>', ['&quot;'] = '"', ['&amp;'] = '&' }

-- What the command writes of a tree. What is wrong with the tree it says on the console, with line and column.
local function embed(block, format)
  local words = { '--no', '--', 'secateur', 'embed', '-', '--format=' .. format }
  for name, value in pairs(block.attributes) do
    table.insert(words, '--' .. name .. '=' .. value)
  end
  local fine, text = pcall(pandoc.pipe, 'npx', words, block.text)
  if not fine then error('gametree: see the line above. `npx secateur` has to be there.', 0) end
  return text
end

local function tree(block)
  if not block.classes:includes('gametree') then return nil end
  drawn = drawn + 1
  if quarto and html then
    quarto.doc.add_html_dependency({ name = 'secateur', scripts = { 'secateur.classic.js' } })
  elseif quarto and latex then
    quarto.doc.use_latex_package('tikz')
  end
  if html then return pandoc.RawBlock('html', embed(block, 'html')) end
  if latex then
    local picture = embed(block, 'tikz')
    return pandoc.RawBlock('latex', '\\begin{center}\n' .. picture .. '\\end{center}')
  end
  local svg = embed(block, 'svg')
  local name = pandoc.sha1(svg) .. '.svg'
  pandoc.mediabag.insert(name, 'image/svg+xml', svg)
  local said = (svg:match('<desc[^>]*>(.-)</desc>') or ''):gsub('&%a+;', SIGNS)
  return pandoc.Para({ pandoc.Image(pandoc.Str(said), name) })
end

local function meta(meta)
  if quarto or not latex or drawn == 0 then return nil end
  local header = pandoc.List(meta['header-includes'] or {})
  header:insert(pandoc.MetaBlocks({ pandoc.RawBlock('latex', '\\usepackage{tikz}') }))
  meta['header-includes'] = header
  return meta
end

return { { CodeBlock = tree }, { Meta = meta } }
