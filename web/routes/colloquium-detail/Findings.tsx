// Findings to look at before an issue goes to the press; each line leads to its article.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { Anchor } from '../../ui/TextLink.tsx';
import type { Findings_issue$key } from './__generated__/Findings_issue.graphql.ts';
import { UncertainName } from './UncertainName.tsx';
import { findingLine, unconfirmedLine } from './finding-line.ts';

export function Findings({ issue, isUnsaved }: { issue: Findings_issue$key; isUnsaved: boolean }) {
  const { id, findings, unconfirmedAuthors } = useFragment(
    graphql`
      fragment Findings_issue on Issue {
        id
        findings {
          ...findingLine_finding
        }
        unconfirmedAuthors {
          ...findingLine_unconfirmed
        }
      }
    `,
    issue,
  );
  const { t, i18n } = useTranslation(['issues', 'authorship']);
  const lines = [
    ...(isUnsaved ? [{ text: t('issues.check.UNSAVED'), isBlocking: true, anchor: 'contents', author: null }] : []),
    ...(findings ?? []).map((finding) => findingLine(t, i18n.language, finding)),
    ...(unconfirmedAuthors ?? []).map((author) => unconfirmedLine(t, i18n.language, author)),
  ];
  return (
    <Panel id="checks" title={t('issues.checks')}>
      {lines.length === 0 && (
        <chakra.p display="flex" gap="2">
          <Icon name="checkCircle" color="success.fg" mt="1" />
          {t('issues.check.fine')}
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" display="grid" gap="2">
        {lines.map(({ text, isBlocking, anchor, author }, index) => (
          <chakra.li key={index} display="flex" gap="2">
            <Icon name={isBlocking ? 'alert' : 'info'} color={isBlocking ? 'danger.fg' : 'warning.fg'} mt="1" />
            <chakra.span minW="0">
              <Anchor
                href={`#${anchor}`}
                onClick={(event) => {
                  event.preventDefault();
                  const place = document.getElementById(anchor);
                  place?.scrollIntoView({ block: 'center' });
                  (place?.querySelector<HTMLElement>('input, textarea, button:not([disabled])') ?? place)?.focus({ preventScroll: true });
                }}
              >
                {text}
              </Anchor>
              {author && (
                <>
                  {' '}
                  <UncertainName author={author} issueId={id} />
                </>
              )}
              {isBlocking && (
                <chakra.span color="danger.fg" fontSize="sm" ms="2">
                  {t('issues.check.blocking')}
                </chakra.span>
              )}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </Panel>
  );
}
