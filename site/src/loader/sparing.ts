/** What Chromium tells of the visitor's line. Other browsers tell nothing. */
interface Connection {
  /** The visitor has asked their browser to save data. */
  saveData: boolean;
  /** The kind of line that it is as quick as. */
  effectiveType: 'slow-2g' | '2g' | '3g' | '4g';
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** Whether nothing is fetched that the visitor has not asked for: they save data, or their line is slow. */
export const isSparing = (): boolean => {
  const { connection } = navigator;
  return !!connection && (connection.saveData || connection.effectiveType.includes('2g'));
};
