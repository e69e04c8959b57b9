// Scalars beyond those of GraphQL itself.
import { GraphQLError, GraphQLScalarType } from 'graphql';
import { DateTimeResolver } from 'graphql-scalars';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';

/** A moment: RFC 3339 in, UTC with milliseconds out. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'A moment by RFC 3339, answered in UTC (2026-03-02T02:00:00.000Z).',
  serialize(value) {
    if (value instanceof Date) return value.toISOString();
    throw new GraphQLError('DateTime cannot represent a value that is not a moment.');
  },
  parseValue: (value) => DateTimeResolver.parseValue(value),
  parseLiteral: (node, variables) => DateTimeResolver.parseLiteral(node, variables),
});

/** A file of a multipart request; resolvers get it as a received file, stored and identified (mutation.ts). */
export const Upload = GraphQLUpload;
