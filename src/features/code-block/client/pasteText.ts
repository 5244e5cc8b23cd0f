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

/** Of a session, the commands without their prompts; nothing of what they printed. */
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

/** Of a list of changes, what stands there after them. */
const afterOf = (lines: string[]) =>
  lines.filter((line) => !DIFF_HEADER.test(line) && !line.startsWith('-')).map((line) => line.replace(/^[+ ]/, ''));

/**
 * What a reader wants to paste of a code block: a session that begins with a prompt without prompts and outputs,
 * a diff without what it removes, everything else as it is.
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
