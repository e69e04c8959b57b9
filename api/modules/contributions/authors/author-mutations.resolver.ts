// Mutations of the submitter on the authors of a manuscript.
import { isAuthorListComplete } from '../../../../shared/forms/contribution.ts';
import type { Context } from '../../../context.ts';
import { Auth, Ctx, FieldResolver, Input, Logged, Mutation, Resolver, Root } from '../../../graphql/declare.ts';
import { decodeId } from '../../../graphql/node.ts';
import { sexName } from '../../accounts/viewer/accounts.types.ts';
import { EDIT_ERRORS } from '../manuscript/contribution.service.ts';
import { entryKey } from '../../reference/dictionary.service.ts';
import {
  DeleteContributionAuthorInput,
  ReorderContributionAuthorsInput,
  SaveContributionAuthorInput,
  SetCorrespondingAuthorsInput,
} from './contribution-author.inputs.ts';
import * as authors from './contribution-author.service.ts';
import {
  SaveContributionAuthorPayload,
  SaveContributionAuthorsPayload,
  sectionId,
  SectionStatus,
} from '../manuscript/contribution.types.ts';

const authorKey = (id: string) => decodeId('ContributionAuthor', id);

function listAct({ contributionId, authorIds, seenAuthorIds }: ReorderContributionAuthorsInput) {
  return {
    contributionId: decodeId('Contribution', contributionId),
    authorIds: authorIds.map(authorKey),
    seenAuthorIds: seenAuthorIds.map(authorKey),
  };
}

@Resolver()
export class AuthorMutationsResolver {
  @Auth()
  @Logged({ object: 'contributionId', params: ['authorId'] })
  @Mutation(
    SaveContributionAuthorPayload,
    `Adds an author at the end, or changes one; of the first author and of registered ones only the unit. Errors: ${EDIT_ERRORS}, CONFLICT, TOO_MANY_AUTHORS, INVALID_INPUT at the field.`,
  )
  async saveContributionAuthor(@Ctx() ctx: Context, @Input(SaveContributionAuthorInput) input: SaveContributionAuthorInput) {
    return await authors.saveAuthor(ctx, {
      contributionId: decodeId('Contribution', input.contributionId),
      authorId: input.authorId ? authorKey(input.authorId) : null,
      revision: input.revision ?? null,
      personName: input.personName,
      name: input.name ?? null,
      sex: sexName(input.sex),
      professionalTitleId: entryKey(input.professionalTitleId),
      degreeId: entryKey(input.degreeId),
      email: input.email ?? '',
      company: input.company ?? '',
      units: input.units?.map(({ institutionId = null, ...unit }) => ({ ...unit, institutionId })) ?? null,
      address: input.address ?? '',
      orcid: input.orcid ?? null,
      creditRoles: input.creditRoles ?? null,
    });
  }

  @Auth()
  @Logged({ object: 'contributionId', params: ['authorId'] })
  @Mutation(
    SaveContributionAuthorsPayload,
    `Takes an author away; those behind move up. Errors: ${EDIT_ERRORS}, CONFLICT, FIRST_AUTHOR_STAYS.`,
  )
  async deleteContributionAuthor(@Ctx() ctx: Context, @Input(DeleteContributionAuthorInput) input: DeleteContributionAuthorInput) {
    const { contributionId, authorId, revision } = input;
    return {
      contribution: await authors.deleteAuthor(ctx, {
        contributionId: decodeId('Contribution', contributionId),
        authorId: authorKey(authorId),
        revision,
      }),
    };
  }

  @Auth()
  @Logged({ object: 'contributionId', params: ['authorIds'] })
  @Mutation(
    SaveContributionAuthorsPayload,
    `Makes exactly these authors the corresponding ones. Safe to send twice. Errors: ${EDIT_ERRORS}, CONFLICT.`,
  )
  async setCorrespondingAuthors(@Ctx() ctx: Context, @Input(SetCorrespondingAuthorsInput) input: SetCorrespondingAuthorsInput) {
    return { contribution: await authors.setCorrespondingAuthors(ctx, listAct(input)) };
  }

  @Auth()
  @Logged({ object: 'contributionId', params: ['authorIds'] })
  @Mutation(
    SaveContributionAuthorsPayload,
    `Puts the authors in this order. Safe to send twice. Errors: ${EDIT_ERRORS}, CONFLICT, FIRST_AUTHOR_LEADS.`,
  )
  async reorderContributionAuthors(@Ctx() ctx: Context, @Input(ReorderContributionAuthorsInput) input: ReorderContributionAuthorsInput) {
    return { contribution: await authors.reorderAuthors(ctx, listAct(input)) };
  }
}

/** The completeness of the authors section after a save, so that the other sections need not be read (R1-133). */
@Resolver(() => SaveContributionAuthorsPayload)
export class SavedAuthorsResolver {
  @FieldResolver(() => SectionStatus, { nullable: true })
  async section(@Root() { contribution }: SaveContributionAuthorsPayload, @Ctx() ctx: Context): Promise<SectionStatus> {
    return {
      id: sectionId(contribution, 'AUTHORS'),
      section: 'AUTHORS',
      isComplete: isAuthorListComplete(await authors.authorsInOrder(contribution), await authors.needsRoles(ctx, contribution)),
    };
  }
}
