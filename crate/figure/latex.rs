//! How LaTeX writes characters, with the types of the smallest installation.

/// The LaTeX command for a character that has a meaning in LaTeX, or that its types lack.
pub(super) fn command(one: char) -> Option<&'static str> {
    Some(match one {
        '\\' => r"\textbackslash{}",
        '{' => r"\{",
        '}' => r"\}",
        '$' => r"\$",
        '%' => r"\%",
        '#' => r"\#",
        '&' => r"\&",
        '_' => r"\_",
        '^' => r"\textasciicircum{}",
        '~' => r"\textasciitilde{}",
        '<' => r"\ensuremath{<}",
        '>' => r"\ensuremath{>}",
        '|' => r"\ensuremath{|}",
        '"' => r"{''}",
        '\'' => r"{'}",
        '`' => r"{`}",
        // Two in a row would become a dash.
        '-' => r"{-}",
        '…' => r"\ldots{}",
        '–' => "--",
        '—' => "---",
        '‘' => "`",
        '’' => "'",
        '“' => "``",
        '”' => "''",
        // Its command is an error in the fonts with which pdflatex begins. Other fonts join two commas to the mark.
        '„' => ",,",
        '\u{a0}' => "~",
        ' ' => r"\ ",
        '\0'..' ' | '\u{7f}' => " ",
        _ => return sign(one).or_else(|| greek(one)),
    })
}

/// A sign of mathematics.
fn sign(one: char) -> Option<&'static str> {
    Some(match one {
        '−' => r"\ensuremath{-}",
        '±' => r"\ensuremath{\pm}",
        '×' => r"\ensuremath{\times}",
        '÷' => r"\ensuremath{\div}",
        '·' => r"\ensuremath{\cdot}",
        '√' => r"\ensuremath{\surd}",
        '∞' => r"\ensuremath{\infty}",
        '≥' => r"\ensuremath{\ge}",
        '≤' => r"\ensuremath{\le}",
        '≠' => r"\ensuremath{\ne}",
        '≈' => r"\ensuremath{\approx}",
        '∈' => r"\ensuremath{\in}",
        '∅' => r"\ensuremath{\emptyset}",
        '→' => r"\ensuremath{\to}",
        '←' => r"\ensuremath{\leftarrow}",
        '↑' => r"\ensuremath{\uparrow}",
        '↓' => r"\ensuremath{\downarrow}",
        '○' => r"\ensuremath{\circ}",
        '′' => r"\ensuremath{'}",
        '″' => r"\ensuremath{''}",
        'ℓ' => r"\ensuremath{\ell}",
        '¹' => r"\ensuremath{^1}",
        '²' => r"\ensuremath{^2}",
        '³' => r"\ensuremath{^3}",
        '₀' => r"\ensuremath{_0}",
        '₁' => r"\ensuremath{_1}",
        '₂' => r"\ensuremath{_2}",
        '₃' => r"\ensuremath{_3}",
        '₄' => r"\ensuremath{_4}",
        '₅' => r"\ensuremath{_5}",
        '₆' => r"\ensuremath{_6}",
        '₇' => r"\ensuremath{_7}",
        '₈' => r"\ensuremath{_8}",
        '₉' => r"\ensuremath{_9}",
        _ => return None,
    })
}

/// A Greek letter, as mathematics has it. Letters that look like Latin ones have no commands.
fn greek(one: char) -> Option<&'static str> {
    Some(match one {
        'α' => r"\ensuremath{\alpha}",
        'β' => r"\ensuremath{\beta}",
        'γ' => r"\ensuremath{\gamma}",
        'δ' => r"\ensuremath{\delta}",
        'ε' => r"\ensuremath{\varepsilon}",
        'ϵ' => r"\ensuremath{\epsilon}",
        'ζ' => r"\ensuremath{\zeta}",
        'η' => r"\ensuremath{\eta}",
        'θ' => r"\ensuremath{\theta}",
        'ϑ' => r"\ensuremath{\vartheta}",
        'ι' => r"\ensuremath{\iota}",
        'κ' => r"\ensuremath{\kappa}",
        'λ' => r"\ensuremath{\lambda}",
        'μ' | 'µ' => r"\ensuremath{\mu}",
        'ν' => r"\ensuremath{\nu}",
        'ξ' => r"\ensuremath{\xi}",
        'ο' => r"\ensuremath{o}",
        'π' => r"\ensuremath{\pi}",
        'ρ' => r"\ensuremath{\rho}",
        'σ' => r"\ensuremath{\sigma}",
        'ς' => r"\ensuremath{\varsigma}",
        'τ' => r"\ensuremath{\tau}",
        'υ' => r"\ensuremath{\upsilon}",
        'φ' => r"\ensuremath{\varphi}",
        'ϕ' => r"\ensuremath{\phi}",
        'χ' => r"\ensuremath{\chi}",
        'ψ' => r"\ensuremath{\psi}",
        'ω' => r"\ensuremath{\omega}",
        'Γ' => r"\ensuremath{\Gamma}",
        'Δ' => r"\ensuremath{\Delta}",
        'Θ' => r"\ensuremath{\Theta}",
        'Λ' => r"\ensuremath{\Lambda}",
        'Ξ' => r"\ensuremath{\Xi}",
        'Π' => r"\ensuremath{\Pi}",
        'Σ' => r"\ensuremath{\Sigma}",
        'Υ' => r"\ensuremath{\Upsilon}",
        'Φ' => r"\ensuremath{\Phi}",
        'Ψ' => r"\ensuremath{\Psi}",
        'Ω' => r"\ensuremath{\Omega}",
        'Α' => "A",
        'Β' => "B",
        'Ε' => "E",
        'Ζ' => "Z",
        'Η' => "H",
        'Ι' => "I",
        'Κ' => "K",
        'Μ' => "M",
        'Ν' => "N",
        'Ο' => "O",
        'Ρ' => "P",
        'Τ' => "T",
        'Χ' => "X",
        _ => return None,
    })
}

/// Whether LaTeX has a letter of this kind in all its types: those of Latin-1 and of Latin Extended-A that are an ASCII
/// letter with an accent, and a few more.
pub(super) fn is_known(one: char) -> bool {
    matches!(one, 'À'..='Ï' | 'Ñ'..='Ö' | 'Ø'..='Ý' | 'ß'..='ï' | 'ñ'..='ö' | 'ø'..='ý' | 'ÿ')
        || matches!(one, 'Ā' | 'ā' | 'Ć'..='ď' | 'Ē'..='ė' | 'Ě'..='ğ' | 'Ń' | 'ń' | 'Ň' | 'ň')
        || matches!(one, 'Ő'..='ŕ' | 'Ř'..='ť' | 'Ů'..='ű' | 'Ŵ'..='ž')
}
