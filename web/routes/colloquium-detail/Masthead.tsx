// The masthead of a colloquium, whose name heads the page: editors-in-chief, editors, subject, host and publishing units, frequency (P2-313 to P2-316).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { JournalTexts } from '../../components/colloquiums/JournalTexts.tsx';
import { DataList } from '../../ui/page/Panel.tsx';
import { Sheet, SHEET_PADDING } from '../../ui/overlay/Sheet.tsx';
import type { Masthead_colloquium$key } from './__generated__/Masthead_colloquium.graphql.ts';

export function Masthead({ colloquium }: { colloquium: Masthead_colloquium$key }) {
  const data = useFragment(
    graphql`
      fragment Masthead_colloquium on Colloquium {
        number
        kind
        ...JournalTexts_colloquium
        subject {
          label
        }
        hostUnits
        publishingUnit
        cycle {
          label
        }
        officeHolders {
          office
          person {
            displayName
          }
        }
      }
    `,
    colloquium,
  );
  const { number, kind, subject, hostUnits, publishingUnit, cycle, officeHolders } = data;
  const { t } = useTranslation('issues');
  const list = (texts: readonly string[]) => texts.join(t('issues.listComma'));
  const holders = (wanted: 'CHIEF' | 'EDITOR') =>
    list((officeHolders ?? []).flatMap(({ office, person }) => (office === wanted ? [person.displayName] : [])));
  return (
    <Sheet>
      <chakra.div {...SHEET_PADDING}>
        <chakra.p color="fg.muted" fontSize="sm" mb="4">
          {number}
        </chakra.p>
        <DataList
          columns={2}
          items={[
            { label: t('issues.fact.chiefEditors'), value: holders('CHIEF') },
            { label: t('issues.fact.editors'), value: holders('EDITOR') },
            { label: t('issues.fact.subject'), value: subject.label },
            { label: t('issues.fact.hostUnits'), value: list(hostUnits) },
            { label: t('issues.fact.publishingUnit'), value: publishingUnit },
            ...(kind === 'PERIODICAL' || cycle ? [{ label: t('issues.fact.cycle'), value: cycle?.label }] : []),
          ]}
        />
        <chakra.details mt="4">
          <chakra.summary cursor="pointer" color="accent.fg">
            {t('issues.fact.more')}
          </chakra.summary>
          <chakra.div mt="3">
            <JournalTexts colloquium={data} />
          </chakra.div>
        </chakra.details>
      </chakra.div>
    </Sheet>
  );
}
