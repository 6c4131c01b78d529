// A logout ends the session in every tab, but only one of them knows that it was chosen. It leaves word for the others.

const key = 'web-admin.logout-chosen';

/** Someone chose to log out: what is kept for their next visit is to go, in every tab. */
export const sayFarewell = () => {
  localStorage.setItem(key, 'true');
};

/** The session goes on, or another has begun. */
export const takeFarewellBack = () => {
  localStorage.removeItem(key);
};

export const isFarewell = () => localStorage.getItem(key) !== null;
