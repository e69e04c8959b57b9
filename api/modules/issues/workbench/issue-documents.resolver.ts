// Which documents an issue has by its kind of publication.
import { Auth, FieldResolver, ListSize, Resolver, Root } from '../../../graphql/declare.ts';
import { publicationKindOf } from '../../colloquiums/publication-kind.ts';
import { Issue } from '../issue.entity.ts';
import { documentsOf } from './issue-documents.ts';
import { IssueDocument, type IssueDocumentName } from './workbench.types.ts';

@Resolver(() => Issue)
export class IssueDocumentsResolver {
  @Auth({ policy: 'issue.viewContents' })
  @ListSize(15)
  @FieldResolver(() => [IssueDocument], { nullable: true, description: 'The documents that an issue of its kind of publication has.' })
  async documents(@Root() issue: Issue): Promise<IssueDocumentName[]> {
    return documentsOf(publicationKindOf(await issue.colloquium.loadOrFail()));
  }
}
