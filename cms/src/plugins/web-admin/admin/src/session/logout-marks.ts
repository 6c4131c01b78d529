// A logout ends the session in every tab, but only one of them knows that it was chosen, and whether the drafts go with it.
// It leaves word for the others.

const chosen = 'web-admin.logout-chosen';
const discarded = 'web-admin.drafts-discarded';

/** Someone chose to log out. */
export const sayFarewell = () => {
  localStorage.setItem(chosen, 'true');
};

/** The logout that comes next takes the drafts along, in every tab: whoever chose it knows. */
export const discardDrafts = () => {
  localStorage.setItem(discarded, 'true');
};

/** The session goes on, or another has begun. */
export const takeFarewellBack = () => {
  localStorage.removeItem(chosen);
  localStorage.removeItem(discarded);
};

export const isFarewell = () => localStorage.getItem(chosen) !== null;

/** Whether the drafts go. Strapi's own menu cannot ask, so its logout leaves them. */
export const takesDrafts = () => localStorage.getItem(discarded) !== null;
