// The texts of all screens in both languages, loaded once a worker: tests take them from here, because a catalogue of their own would serve
// the files after them too.
import i18next from 'i18next';
import { LANGUAGES, showLanguage, startI18n } from '../i18n/i18n.ts';

export { showLanguage };

const SCREENS = import.meta.glob<Record<string, string>>('../i18n/*/*.json', { eager: true, import: 'default' });
const CATALOGUE = import.meta.glob<Record<string, string>>('../../shared/messages/*.json', { eager: true, import: 'default' });

await startI18n();
for (const language of LANGUAGES) {
  for (const [path, texts] of Object.entries(SCREENS)) {
    const [, folder, namespace] = /([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    if (folder === language && namespace !== undefined) i18next.addResourceBundle(language, namespace, texts);
  }
  i18next.addResourceBundle(language, 'messages', CATALOGUE[`../../shared/messages/${language}.json`]);
}
