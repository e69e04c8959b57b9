// Documents that were read and found valid: thousands of sockets ask for the same few, and reading one costs more than answering it.
import { parse, specifiedRules, validate, type DocumentNode, type GraphQLError, type GraphQLSchema } from 'graphql';
import { limitRules, limits } from './limits.ts';

/** Characters of all texts that are kept; a document takes some sixty times its text. */
const maxCharacters = 500_000;

export class ValidDocuments {
  private readonly documents = new Map<string, DocumentNode>();
  private characters = 0;
  private readonly schema: GraphQLSchema;

  constructor(schema: GraphQLSchema) {
    this.schema = schema;
  }

  /** The document of a text, or its faults. Throws a syntax error. */
  read(text: string): DocumentNode | readonly GraphQLError[] {
    const known = this.documents.get(text);
    if (known) return known;
    const document = parse(text, { maxTokens: limits.tokens });
    const problems = validate(this.schema, document, [...specifiedRules, ...limitRules]);
    if (problems.length > 0) return problems;
    this.keep(text, document);
    return document;
  }

  /** The oldest make room. */
  private keep(text: string, document: DocumentNode): void {
    this.documents.set(text, document);
    this.characters += text.length;
    for (const oldest of this.documents.keys()) {
      if (this.characters <= maxCharacters) return;
      this.documents.delete(oldest);
      this.characters -= oldest.length;
    }
  }
}
