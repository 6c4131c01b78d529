export const firstAdmin = {
  ADMIN_EMAIL: 'first.admin@example.com',
  ADMIN_USERNAME: 'first.admin',
  ADMIN_PASSWORD: 'Correct-Horse-7',
};
