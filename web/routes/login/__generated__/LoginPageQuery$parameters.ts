/**
 * @generated SignedSource<<0fbf981c85ccf9c7b147da574a4ffed0>>
 * @relayHash cd21e92022621d181674be4ba98ccc6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 034c2b11043b5d7fa3ad3fa06fcce544dcee3c4edfee5e6ac1d18c9e01ebd0a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginPageQuery } from './LoginPageQuery.graphql';

const node: PreloadableConcreteRequest<LoginPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "034c2b11043b5d7fa3ad3fa06fcce544dcee3c4edfee5e6ac1d18c9e01ebd0a5",
    "metadata": {},
    "name": "LoginPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
