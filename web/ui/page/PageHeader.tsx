// The title row of a page: breadcrumb, title, and the page's main act at the right. Also sets the document title.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_ACTS } from '../marks.ts';
import { TextLink } from '../TextLink.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

interface Crumb {
  label: string;
  to: string;
  /** Of the history entry that the link makes. */
  state?: object | undefined;
}

interface PageHeaderProps {
  title: string;
  /** Ancestors, outermost first; the page itself is not among them. */
  breadcrumb?: readonly Crumb[];
  /** Beside the title: a status, a mark. */
  aside?: ReactNode;
  actions?: ReactNode;
  /** The page is a form: its acts end where the form ends. */
  isForm?: boolean;
}

export function PageHeader({ title, breadcrumb = [], aside, actions, isForm = false }: PageHeaderProps) {
  const { t } = useTranslation('ui');
  useDocumentTitle(title);
  return (
    <chakra.header mb="5" maxW={isForm ? 'form' : undefined}>
      {breadcrumb.length > 0 && (
        <chakra.nav aria-label={t('ui.breadcrumb')} mb="1" data-no-print>
          <chakra.ol listStyleType="none" display="flex" flexWrap="wrap" fontSize="sm" color="fg.muted">
            {breadcrumb.map((crumb) => (
              <chakra.li key={crumb.to} _after={{ content: '"/"', mx: '2' }}>
                <TextLink to={crumb.to} state={crumb.state}>
                  {crumb.label}
                </TextLink>
              </chakra.li>
            ))}
            <li aria-current="page">{title}</li>
          </chakra.ol>
        </chakra.nav>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <chakra.h1 fontSize="2xl" fontWeight="semibold" lineHeight="tight">
          {title}
        </chakra.h1>
        {aside}
        {actions && (
          <chakra.div {...PAGE_ACTS} ms="auto" display="flex" flexWrap="wrap" gap="2" data-no-print>
            {actions}
          </chakra.div>
        )}
      </chakra.div>
    </chakra.header>
  );
}
