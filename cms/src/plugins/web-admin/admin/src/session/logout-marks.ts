// A logout ends the session in every tab, but only the tab where it was chosen knows that it was chosen, and whether the
// unsent changes are to be discarded. These marks in the local storage tell the other tabs.

const chosen = 'web-admin.logout-chosen';
const discarded = 'web-admin.drafts-discarded';

export const markLogoutChosen = () => {
  localStorage.setItem(chosen, 'true');
};

/** The next logout discards the unsent changes in every tab: the admin was asked. */
export const markUnsentDiscarded = () => {
  localStorage.setItem(discarded, 'true');
};

/** For when a session goes on or a new one begins. */
export const clearLogoutMarks = () => {
  localStorage.removeItem(chosen);
  localStorage.removeItem(discarded);
};

export const isLogoutChosen = () => localStorage.getItem(chosen) !== null;

/** Whether the logout discards the unsent changes. Strapi's own menu cannot ask, so its logout keeps them. */
export const isUnsentDiscarded = () => localStorage.getItem(discarded) !== null;
