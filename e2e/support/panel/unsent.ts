import type { Page } from '@playwright/test';

/** The panel's name for the database. */
const database = 'web-admin-drafts';

/** How many unsent forms the page's browser keeps. The page must be on the CMS's host. */
export const countUnsent = (page: Page): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = reject;
        opening.onsuccess = () => {
          const counting = opening.result.transaction('drafts').objectStore('drafts').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
    database,
  );

/** Deletes all unsent changes. No page of the panel may be open, because it would save its unsent changes again. */
export const forgetUnsent = (page: Page): Promise<void> =>
  page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const deletion = indexedDB.deleteDatabase(name);
        deletion.onerror = reject;
        deletion.onsuccess = () => {
          resolve();
        };
      }),
    database,
  );
