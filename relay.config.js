export default {
  src: './web',
  schema: './schema.graphql',
  language: 'typescript',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  customScalarTypes: { DateTime: 'string', Upload: 'File' },
  persistConfig: { file: './web/relay/persisted-documents.json', algorithm: 'SHA256' },
};
