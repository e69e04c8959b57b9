/**
 * @generated SignedSource<<8716c90aaccbd3775842e52434bbdd79>>
 * @relayHash dcb30687b297eef9f339ab1be0ca1f31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c6e3c555ec2074db90bad0b6ebee2ce98210fa439d824f5137ca2632d7b9378

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContributionWizardPageQuery } from './ContributionWizardPageQuery.graphql';

const node: PreloadableConcreteRequest<ContributionWizardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c6e3c555ec2074db90bad0b6ebee2ce98210fa439d824f5137ca2632d7b9378",
    "metadata": {},
    "name": "ContributionWizardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
