// The short texts of the journal, to be put into an opinion; nothing where it has none.
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { Menu } from '../../ui/overlay/Menu.tsx';
import type { SnippetMenuQuery } from './__generated__/SnippetMenuQuery.graphql.ts';
import { useAsked } from './fields/useAsked.ts';

const QUERY = graphql`
  query SnippetMenuQuery($id: ID!) {
    node(id: $id) {
      ... on Contribution @alias(as: "contribution") {
        colloquium {
          id
          letterSnippets {
            title
            textZh
            textEn
          }
        }
      }
    }
  }
`;

export function SnippetMenu({ contributionId, onChoose }: { contributionId: string; onChoose: (text: string) => void }) {
  const { t } = useTranslation('acts');
  const { data } = useAsked<SnippetMenuQuery>(QUERY, { id: contributionId });
  const choices = (data?.node?.contribution?.colloquium?.letterSnippets ?? []).flatMap(({ title, textZh, textEn }) => {
    const isInBoth = textZh !== '' && textEn !== '';
    return [
      ...(textZh === '' ? [] : [{ text: textZh, label: isInBoth ? t('acts.snippetZh', { title }) : title }]),
      ...(textEn === '' ? [] : [{ text: textEn, label: isInBoth ? t('acts.snippetEn', { title }) : title }]),
    ];
  });
  if (choices.length === 0) return null;
  return (
    <Menu
      label={t('acts.snippets')}
      groups={[{ choices: choices.map(({ label }, index) => ({ value: String(index), label })) }]}
      onSelect={(value) => {
        const chosen = choices[Number(value)];
        if (chosen) onChoose(chosen.text);
      }}
    >
      {t('acts.snippets')}
    </Menu>
  );
}
