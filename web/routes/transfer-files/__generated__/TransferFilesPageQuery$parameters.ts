/**
 * @generated SignedSource<<4d75bde99e2391ab0875763152b329da>>
 * @relayHash fc7251b9f93c038fa4ff6208c8d756f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c7da040b6a13758c13ee2e84bc5f1c8612d3721c1184850b5527f40dee97328

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransferFilesPageQuery } from './TransferFilesPageQuery.graphql';

const node: PreloadableConcreteRequest<TransferFilesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c7da040b6a13758c13ee2e84bc5f1c8612d3721c1184850b5527f40dee97328",
    "metadata": {},
    "name": "TransferFilesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
