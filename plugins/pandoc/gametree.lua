-- pandoc: fences with the name gametree become trees, live in HTML, as TikZ in LaTeX, as SVG elsewhere.
-- Needs the npm package secateur in the folder that pandoc runs in.

local html = FORMAT:match('html') or FORMAT == 'revealjs' or FORMAT == 'slidy'
local latex = FORMAT == 'latex' or FORMAT == 'beamer'
local drawn = 0
local SIGNS = { ['&lt;'] = '<', ['&gt;'] = '>', ['&quot;'] = '"', ['&amp;'] = '&' }
-- The languages that there are words in.
local SPOKEN = { en = true, de = true, fi = true, zh = true }
local lang

local function language(meta)
  local named = meta.lang and pandoc.utils.stringify(meta.lang) or ''
  lang = SPOKEN[named:match('^%a+')] and named or nil
end

-- The output of the command for a tree. The command tells errors in the tree on the console, with line and column.
local function embed(block, format)
  -- A document writes no file: an option that is given twice is refused.
  local words = { '--no', '--', 'secateur', 'embed', '-', '--output=-', '--format=' .. format }
  if lang and not block.attributes.lang then table.insert(words, '--lang=' .. lang) end
  for name, value in pairs(block.attributes) do
    table.insert(words, '--' .. name .. '=' .. value)
  end
  local fine, text = pcall(pandoc.pipe, 'npx', words, block.text)
  -- The `error` of Quarto says it and goes on.
  assert(fine, 'gametree: see the line above. `npx secateur` has to be there.')
  return text
end

local function tree(block)
  if not block.classes:includes('gametree') then return nil end
  drawn = drawn + 1
  if quarto and html then
    local scripts, stylesheets = { 'secateur.classic.js' }, { 'quarto.css' }
    quarto.doc.add_html_dependency({ name = 'secateur', scripts = scripts, stylesheets = stylesheets })
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

local function package(meta)
  if quarto or not latex or drawn == 0 then return nil end
  local header = pandoc.List(meta['header-includes'] or {})
  header:insert(pandoc.MetaBlocks({ pandoc.RawBlock('latex', '\\usepackage{tikz}') }))
  meta['header-includes'] = header
  return meta
end

return { { Meta = language }, { CodeBlock = tree }, { Meta = package } }
