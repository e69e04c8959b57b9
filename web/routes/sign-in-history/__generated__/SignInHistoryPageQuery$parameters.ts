/**
 * @generated SignedSource<<675d27234b71f40a034c8e98880d331d>>
 * @relayHash ac1ff032529286dbe672e8c9364cae92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d76f348593cbed590fdc7fc05acb746ef704d640009247f449b22313f38b365

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignInHistoryPageQuery } from './SignInHistoryPageQuery.graphql';

const node: PreloadableConcreteRequest<SignInHistoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d76f348593cbed590fdc7fc05acb746ef704d640009247f449b22313f38b365",
    "metadata": {},
    "name": "SignInHistoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
