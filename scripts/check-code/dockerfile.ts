/** The Dockerfile reference, "Overview": https://docs.docker.com/reference/dockerfile/ */
const INSTRUCTIONS =
  'ADD ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL MAINTAINER ONBUILD RUN SHELL STOPSIGNAL USER VOLUME WORKDIR'.split(' ');

/** @throws Error at the first line that begins with no instruction, or when the first instruction is neither FROM nor ARG. */
export function checkDockerfile(code: string) {
  const lines = code.split('\n');
  let first = true;
  for (let index = 0; index < lines.length; index++) {
    const text = lines[index]!.trim();
    if (text === '' || text.startsWith('#')) {
      continue;
    }
    const name = text.split(/\s/)[0]!.toUpperCase();
    if (!INSTRUCTIONS.includes(name)) {
      throw new Error(`line ${index + 1}: unknown instruction: ${name}`);
    }
    if (first && name !== 'FROM' && name !== 'ARG') {
      throw new Error(`line ${index + 1}: no build stage in current context: ${name} before FROM`);
    }
    if (text.split(/\s+/).length < 2) {
      throw new Error(`line ${index + 1}: ${name} requires at least one argument`);
    }
    first = false;
    index = endOf(lines, index);
  }
}

/** Index of the last line of the instruction that begins at `start`: it may continue with `\`, or hold here-documents. */
function endOf(lines: string[], start: number): number {
  let end = start;
  while (end < lines.length - 1 && (lines[end]!.trimEnd().endsWith('\\') || (end > start && lines[end]!.trim().startsWith('#')))) {
    end++;
  }
  for (const [, word] of lines
    .slice(start, end + 1)
    .join('\n')
    .matchAll(/<<-?["']?(\w+)/g)) {
    const close = lines.findIndex((line, index) => index > end && line.trim() === word);
    if (close < 0) {
      throw new Error(`line ${start + 1}: unterminated heredoc ${word}`);
    }
    end = close;
  }
  return end;
}
