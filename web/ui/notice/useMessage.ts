// Turns a key of the shared message catalogue (or of the kit's texts) into its text; texts that the server has already
// written pass through. Suspends while the catalogue is on its way: see MessageText.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

const NAMESPACES = ['messages', 'ui'];

export function useMessage(message: string | undefined): string | undefined {
  const { t } = useTranslation(NAMESPACES);
  return message === undefined || message === '' ? undefined : t(message, { ns: NAMESPACES, defaultValue: message });
}

/** Has the catalogue fetched once the page stands, so that the first message need not wait for it. */
export function useReadyMessages(): void {
  const { i18n } = useTranslation('ui');
  useEffect(() => {
    void i18n.loadNamespaces(NAMESPACES);
  }, [i18n]);
}
