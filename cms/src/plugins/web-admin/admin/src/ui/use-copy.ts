import { useNotification } from '@strapi/strapi/admin';

/**
 * Copies texts, and says whether that worked.
 * @param noun what is copied, such as `secret`
 */
export function useCopy(noun: string): (text: string) => Promise<void> {
  const { toggleNotification } = useNotification();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toggleNotification({ type: 'success', message: `The ${noun} was copied` });
    } catch {
      // Without HTTPS, browsers have no clipboard.
      toggleNotification({
        type: 'warning',
        message: `The browser does not allow copying. Select the ${noun} and copy it.`,
      });
    }
  };
}
