/** The network information of Chromium. Other browsers have none. */
interface Connection {
  /** The visitor has asked their browser to save data. */
  saveData: boolean;
  /** The connection type with a similar speed. */
  effectiveType: 'slow-2g' | '2g' | '3g' | '4g';
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** Whether to fetch only what the visitor asks for: they save data, or the connection is slow. */
export const isSparing = (): boolean => {
  const { connection } = navigator;
  return !!connection && (connection.saveData || connection.effectiveType.includes('2g'));
};
