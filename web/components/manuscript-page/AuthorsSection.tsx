// The authors in their order. Absent for viewers who may not know them.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { BothScripts } from '../names/BothScripts.tsx';
import { CreditLine } from '../authorship/CreditLine.tsx';
import { fromWidth, SheetSection } from '../../ui/overlay/Sheet.tsx';
import { Mark } from '../../ui/text/StatusBadge.tsx';
import { RorLink } from '../units/UnitLine.tsx';
import { Anchor } from '../../ui/TextLink.tsx';
import type {
  AuthorsSection_contribution$data,
  AuthorsSection_contribution$key,
} from './__generated__/AuthorsSection_contribution.graphql.ts';

type Author = NonNullable<AuthorsSection_contribution$data['authors']>[number];

export function AuthorsSection({ contribution }: { contribution: AuthorsSection_contribution$key }) {
  const { authors } = useFragment(
    graphql`
      fragment AuthorsSection_contribution on Contribution {
        authors {
          id
          position
          personName
          name {
            familyName
            givenName
            suffix
            latinFamilyName
            latinGivenName
            isGroup
            isCertain
          }
          sex
          email
          units {
            text
            textEn
            institution {
              rorId
            }
          }
          address
          isFirstAuthor
          isCorresponding
          orcid
          creditRoles
          professionalTitle {
            label
          }
          degree {
            label
          }
        }
      }
    `,
    contribution,
  );
  const { t } = useTranslation('manuscripts');
  if (!authors) return null;
  return (
    <SheetSection id="authors" title={t('manuscripts.detail.authors')}>
      {authors.length === 0 && <chakra.p color="fg.muted">{t('manuscripts.detail.noAuthors')}</chakra.p>}
      <chakra.ol listStyleType="none" display="grid" gap="0">
        {authors.map((author) => (
          <AuthorRow key={author.id} author={author} />
        ))}
      </chakra.ol>
    </SheetSection>
  );
}

function AuthorRow({ author }: { author: Author }) {
  const { t, i18n } = useTranslation('manuscripts');
  const about = [author.sex && t(`manuscripts.sex.${author.sex}`), author.professionalTitle?.label, author.degree?.label].filter(Boolean);
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="1.75rem minmax(0, 1fr)"
      css={{ [fromWidth(38)]: { gridTemplateColumns: '1.75rem minmax(0, 13rem) minmax(0, 1fr)' } }}
      columnGap="3"
      rowGap="1"
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', pt: '0' }}
      _last={{ pb: '0' }}
    >
      <chakra.span color="fg.muted">{author.position}</chakra.span>
      <chakra.div>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
          <BothScripts text={author.personName} name={author.name} />
          {author.isFirstAuthor && <Mark tone="slate">{t('manuscripts.author.first')}</Mark>}
          {author.isCorresponding && <Mark>{t('manuscripts.author.corresponding')}</Mark>}
        </chakra.div>
        {about.length > 0 && (
          <chakra.div color="fg.muted" fontSize="sm">
            {about.join(t('manuscripts.listSeparator'))}
          </chakra.div>
        )}
      </chakra.div>
      <chakra.div gridColumn="2" css={{ [fromWidth(38)]: { gridColumn: '3' } }}>
        {author.units.map(({ text, textEn, institution }, at) => (
          <div key={at}>
            <bdi>{i18n.language === 'en-US' ? textEn : text}</bdi>
            {institution?.rorId && (
              <chakra.span ms="2">
                <RorLink id={institution.rorId} />
              </chakra.span>
            )}
          </div>
        ))}
        {author.address && (
          <chakra.div color="fg.muted" fontSize="sm">
            {author.address}
          </chakra.div>
        )}
        {author.orcid && (
          <div>
            <Anchor href={`https://orcid.org/${author.orcid}`}>ORCID {author.orcid}</Anchor>
          </div>
        )}
        <CreditLine roles={author.creditRoles} />
        {author.email && <Anchor href={`mailto:${author.email}`}>{author.email}</Anchor>}
      </chakra.div>
    </chakra.li>
  );
}
