// The Relay compiler: fragments under web/ against schema.graphql; what browsers may send goes to the persisted documents.
const config = {
  src: './web',
  schema: './schema.graphql',
  language: 'typescript',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  // Client and server are released together: no value is unknown to the client.
  noFutureProofEnums: true,
  customScalarTypes: { DateTime: 'string', Upload: 'File' },
  persistConfig: { file: './web/relay/persisted-documents.json', algorithm: 'SHA256' },
};

// The compiler requires this file from CommonJS, where Node hands out what is exported under this name.
export { config as 'module.exports' };
