/** A prompt at the start of a line: of a shell (`$ `, `me@host:~$ `, `PS C:\> `) or of Python. */
const SHELL = /^(?:[\w.-]+@[\w.-]+:\S*)?\$ |^(?:PS(?: [A-Za-z]:[^>]*| \/[^>]*)?|[A-Za-z]:\\[^>]*)> ?/;
const PYTHON = /^>>> ?|^In \[\d+\]: /;
const SHELL_MORE = /^> /;
const PYTHON_MORE = /^\.\.\. ?|^ *\.\.\.: /;
const PROMPTS: [languages: string[], prompt: RegExp, more: RegExp][] = [
  [['bash', 'sh', 'shell', 'zsh', 'console', 'shell-session', 'powershell', 'batch', 'text'], SHELL, SHELL_MORE],
  [['python', 'py', 'pycon', 'python-repl', 'text'], PYTHON, PYTHON_MORE],
];
const DIFF_HEADER = /^(?:diff --git |index [0-9a-f]+\.\.|--- |\+\+\+ |@@ )/;

/** The commands of a terminal session, without prompts and output. */
function commandsOf(lines: string[], prompt: RegExp, more: RegExp): string[] {
  const commands: string[] = [];
  let isCommand = false;
  for (const line of lines) {
    if (prompt.test(line)) {
      commands.push(line.replace(prompt, ''));
      isCommand = true;
    } else {
      isCommand &&= more.test(line);
      if (isCommand) {
        commands.push(line.replace(more, ''));
      }
    }
  }
  return commands;
}

/** The lines of a diff after the change. */
const afterOf = (lines: string[]) =>
  lines.filter((line) => !DIFF_HEADER.test(line) && !line.startsWith('-')).map((line) => line.replace(/^[+ ]/, ''));

/**
 * The text to copy from a code block: of a terminal session (it begins with a prompt) the commands, of a diff the new lines,
 * of everything else all of it.
 */
export function pasteText(code: string, language: string): string {
  const lines = code.replace(/\n+$/, '').split('\n');
  if (language === 'diff') {
    return afterOf(lines).join('\n');
  }
  const first = lines.find((line) => line.trim()) ?? '';
  const session = PROMPTS.find(([languages, prompt]) => languages.includes(language) && prompt.test(first));
  return (session ? commandsOf(lines, session[1], session[2]) : lines).join('\n');
}
