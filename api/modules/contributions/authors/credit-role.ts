// The roles of contributors in the API.
import type { CreditRoleName } from '../../../../shared/credit.ts';
import { namesEnum } from '../../../graphql/declare.ts';

export const CreditRole = namesEnum<CreditRoleName>('CreditRole', 'What an author did: the roles of CRediT (ANSI/NISO Z39.104-2022).', {
  CONCEPTUALIZATION: 'Ideas; the aims of the research.',
  METHODOLOGY: 'The method; creation of models.',
  INVESTIGATION: 'The research itself: experiments, collecting data and evidence.',
  DATA_CURATION: 'Annotating, cleaning and keeping the data.',
  FORMAL_ANALYSIS: 'Analysis of the data by statistics or other formal techniques.',
  SOFTWARE: 'Programming.',
  VALIDATION: 'Checking that the results can be repeated.',
  RESOURCES: 'Material, instruments, sources.',
  WRITING_ORIGINAL_DRAFT: 'Writing the first draft.',
  WRITING_REVIEW_EDITING: 'Critical review, commentary or revision.',
  VISUALIZATION: 'Figures and other presentation of the data.',
  SUPERVISION: 'Oversight and leadership of the research.',
  PROJECT_ADMINISTRATION: 'Planning and coordination.',
  FUNDING_ACQUISITION: 'Obtaining the money.',
});
