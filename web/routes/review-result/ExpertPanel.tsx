// Name and contact of the reviewer. Absent where the reader may not know it.
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { DataList, Panel } from '../../ui/page/Panel.tsx';
import { Anchor } from '../../ui/TextLink.tsx';
import type { ExpertPanel_review$key } from './__generated__/ExpertPanel_review.graphql.ts';

export function ExpertPanel({ review }: { review: ExpertPanel_review$key }) {
  const { expert } = useFragment(
    graphql`
      fragment ExpertPanel_review on Review {
        expert {
          displayName
          sex
          duty {
            label
          }
          professionalTitle {
            label
          }
          email
          phone
          company
          collegeName
        }
      }
    `,
    review,
  );
  const { t } = useTranslation('reviewResult');
  if (!expert) return null;
  const { displayName, sex, duty, professionalTitle, email, phone, company, collegeName } = expert;
  return (
    <Panel id="expert" title={t('reviewResult.expert')}>
      <DataList
        items={[
          { label: t('reviewResult.expert.realName'), value: displayName },
          { label: t('reviewResult.expert.sex'), value: sex && t(`reviewResult.sex.${sex}`) },
          { label: t('reviewResult.expert.duty'), value: duty?.label },
          { label: t('reviewResult.expert.professionalTitle'), value: professionalTitle?.label },
          { label: t('reviewResult.expert.company'), value: company },
          { label: t('reviewResult.expert.collegeName'), value: collegeName },
          { label: t('reviewResult.expert.email'), value: <Anchor href={`mailto:${email}`}>{email}</Anchor> },
          { label: t('reviewResult.expert.phone'), value: phone },
        ]}
      />
    </Panel>
  );
}
