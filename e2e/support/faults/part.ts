/** A part of the system that can be killed and started again. */
export interface Part {
  /** As the figures name it. */
  name: string;
  /** Ends it at once, without a word to it (SIGKILL). */
  kill: () => Promise<void>;
  /** Starts it again. Resolves when it answers. */
  start: () => Promise<void>;
  /** Whether it ended although nobody killed it. */
  hasEndedByItself: () => boolean;
}
