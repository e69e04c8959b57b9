/**
 * @generated SignedSource<<7421206e7d2c95c1ee7bb1a8ad6e18b0>>
 * @relayHash 71f08bedc28674b3ecf373cf5455ff5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a93bde90a66356586827928fd269d9b89b64a0144065baaff899dfef13d9797

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransferAgreementPageQuery } from './TransferAgreementPageQuery.graphql';

const node: PreloadableConcreteRequest<TransferAgreementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a93bde90a66356586827928fd269d9b89b64a0144065baaff899dfef13d9797",
    "metadata": {},
    "name": "TransferAgreementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
