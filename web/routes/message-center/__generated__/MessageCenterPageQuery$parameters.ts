/**
 * @generated SignedSource<<5f25ca4e2a567924fe217816b2387c11>>
 * @relayHash 0666877ccbfd71ed2636f5f62d6657ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a783cd8fb452861bea8dc312b09dff0468a2c42bde6ba7523e88e4570e8f97b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MessageCenterPageQuery } from './MessageCenterPageQuery.graphql';

const node: PreloadableConcreteRequest<MessageCenterPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a783cd8fb452861bea8dc312b09dff0468a2c42bde6ba7523e88e4570e8f97b",
    "metadata": {},
    "name": "MessageCenterPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
