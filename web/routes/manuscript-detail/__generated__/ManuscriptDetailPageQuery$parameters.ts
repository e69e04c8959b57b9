/**
 * @generated SignedSource<<f64e62d956be7ea1f8912790dc4ee1db>>
 * @relayHash 8ce1f1a51d75cdf6a3b50c88f94967a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3d263c086f11b113353cc76462d851c0c3af52339ed4bbb5e8ad59944252c77

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ManuscriptDetailPageQuery } from './ManuscriptDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ManuscriptDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b3d263c086f11b113353cc76462d851c0c3af52339ed4bbb5e8ad59944252c77",
    "metadata": {},
    "name": "ManuscriptDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
