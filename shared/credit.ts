// The fourteen roles of contributors, CRediT (ANSI/NISO Z39.104-2022), and what a journal asks of its authors: these roles, and that each
// confirms the authorship. The names of the roles in both languages are `credit.<ROLE>` in the catalogue.

/** By how the screens group them: thought, work, text, conduct. `term` and `slug` are those of the vocabulary. */
const GROUPS = {
  ideas: { CONCEPTUALIZATION: ['Conceptualization', 'conceptualization'], METHODOLOGY: ['Methodology', 'methodology'] },
  work: {
    INVESTIGATION: ['Investigation', 'investigation'],
    DATA_CURATION: ['Data curation', 'data-curation'],
    FORMAL_ANALYSIS: ['Formal analysis', 'formal-analysis'],
    SOFTWARE: ['Software', 'software'],
    VALIDATION: ['Validation', 'validation'],
    RESOURCES: ['Resources', 'resources'],
  },
  text: {
    WRITING_ORIGINAL_DRAFT: ['Writing – original draft', 'writing-original-draft'],
    WRITING_REVIEW_EDITING: ['Writing – review & editing', 'writing-review-editing'],
    VISUALIZATION: ['Visualization', 'visualization'],
  },
  conduct: {
    SUPERVISION: ['Supervision', 'supervision'],
    PROJECT_ADMINISTRATION: ['Project administration', 'project-administration'],
    FUNDING_ACQUISITION: ['Funding acquisition', 'funding-acquisition'],
  },
} as const;

type Groups = typeof GROUPS;
type CreditGroup = keyof Groups;
export type CreditRoleName = { [Group in CreditGroup]: keyof Groups[Group] & string }[CreditGroup];

const terms: Readonly<Record<CreditRoleName, readonly [string, string]>> = {
  ...GROUPS.ideas,
  ...GROUPS.work,
  ...GROUPS.text,
  ...GROUPS.conduct,
};

const isCreditRole = (text: string): text is CreditRoleName => text in terms;

/** In the order in which they are shown, printed and exported. */
export const CREDIT_ROLES: readonly CreditRoleName[] = Object.keys(terms).filter(isCreditRole);

export const creditGroups: readonly { group: CreditGroup; roles: readonly CreditRoleName[] }[] = (
  ['ideas', 'work', 'text', 'conduct'] as const
).map((group) => ({ group, roles: Object.keys(GROUPS[group]).filter(isCreditRole) }));

/** Each once, in their order. */
export const creditInOrder = (roles: readonly string[]): CreditRoleName[] => CREDIT_ROLES.filter((role) => roles.includes(role));

export const CREDIT_VOCABULARY = 'https://credit.niso.org/';

/** The term of the vocabulary, and the address that stands for it. */
export function creditTerm(role: CreditRoleName): { term: string; address: string } {
  const [term, slug] = terms[role];
  return { term, address: `${CREDIT_VOCABULARY}contributor-roles/${slug}/` };
}

/** Whether the roles are asked for; required: nothing is handed in without one for each author. */
export const creditPolicies = ['NOT_ASKED', 'ASKED', 'REQUIRED'] as const;
export type CreditPolicyName = (typeof creditPolicies)[number];

/** Whether co-authors are written to; required: nothing is accepted before each has confirmed. */
export const confirmationPolicies = ['NOT_ASKED', 'ASKED', 'REQUIRED_BEFORE_ACCEPTANCE'] as const;
export type ConfirmationPolicyName = (typeof confirmationPolicies)[number];
