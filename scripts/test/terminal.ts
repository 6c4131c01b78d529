import type { WriteStream } from 'node:tty';

/** The used part of a terminal, or of a file in its place. */
type Output = Pick<WriteStream, 'write'> & Partial<Pick<WriteStream, 'isTTY' | 'columns'>>;

const redrawMs = 1_000;
const repeatMs = 20_000;
const clear = '\r\u001b[2K';

interface Terminal {
  say: (line: string) => void;
  /** Stops printing. */
  close: () => void;
}

/**
 * Prints lines for the person who waits and, below them, a status line. A file gets the status every 20 seconds; listr2 would
 * write nothing until a part ends.
 * @param status the current state, in one line
 */
export function openTerminal(output: Output, status: () => string): Terminal {
  const isTTY = output.isTTY === true;
  let closed = false;
  const say = (line: string) => {
    if (!closed) output.write(`${isTTY ? clear : ''}${line}\n`);
  };
  const redraw = () => output.write(`${clear}${status().slice(0, (output.columns ?? 80) - 1)}`);
  const timer = isTTY
    ? setInterval(redraw, redrawMs)
    : setInterval(() => {
        say(status());
      }, repeatMs);
  return {
    say,
    close() {
      if (closed) return;
      closed = true;
      clearInterval(timer);
      if (isTTY) output.write(clear);
    },
  };
}
