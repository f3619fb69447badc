"""A fence of Markdown as a tree, for pymdownx.superfences, as in MkDocs:

    ```gametree step="cutoff:1" step_size="cutoff"
    ((3 12 8) (2 4 6) (14 5 2))
    ```

With the npm package `secateur` in the folder, its figure stands inside.
"""

import html as markup
import shutil
import subprocess


def options(language, inputs, options, attrs, md):
    """All options are attributes of the element; an underscore stands for a hyphen."""
    options.update({name.replace("_", "-"): value for name, value in inputs.items()})
    return True


def html(source, language, css_class, options, md, **kwargs):
    """The element."""
    npx = shutil.which("npx")
    words = [f"--{name}={value}" for name, value in options.items()]
    if npx is None or subprocess.run([npx, "--no", "--", "secateur", "--version"], capture_output=True).returncode:
        return _bare({"tree": source.strip(), **options})
    # A page writes no file: an option that is given twice is refused.
    command = [npx, "--no", "--", "secateur", "embed", "-", "--output=-", "--format=html", *words]
    made = subprocess.run(command, input=source, capture_output=True, encoding="utf-8")
    if made.returncode:
        # superfences swallows every other exception, and shows the fence as code.
        from pymdownx.superfences import SuperFencesException

        raise SuperFencesException("gametree: " + made.stderr.partition("\n")[0])
    return made.stdout.strip()


def _bare(attributes):
    """The element without a figure."""
    written = [f'{name}="{markup.escape(str(value))}"' for name, value in attributes.items()]
    # In Markdown an empty line would end the element.
    return f"<secateur-tree {' '.join(written)}></secateur-tree>".replace("\n", "&#10;")
