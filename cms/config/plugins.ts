import { mailPlugin } from '../src/leads/mail/smtp';
import { uploadConfig } from '../src/media/object-storage/provider';
import { kinds } from '../src/media/pictures/kind';

export default () => ({
  'web-admin': { enabled: true, resolve: './src/plugins/web-admin' },
  // The forgotten password is counted together with the logins (src/accounts/limiter/rules.ts).
  email: { config: { ...mailPlugin(), ratelimit: { enabled: false } } },
  upload: {
    config: {
      ...uploadConfig(),
      // The site makes its own sizes from the original.
      breakpoints: {},
      // For the media library too: an SVG or a page among the uploads could run script on this host. A PNG that moves comes
      // through here to be refused with a sentence (src/media/pictures/media-library.ts).
      security: { allowedTypes: [...Object.values(kinds).map(({ mime }) => mime), 'image/apng'] },
    },
  },
});
